// Runs a program on the Python of the npm package pyodide.
// Arguments: the package's folder, folders for the path, then the program.
import { pathToFileURL } from 'node:url';

const [home, ...path] = process.argv.slice(2);
const program = path.pop();
const { loadPyodide } = await import(pathToFileURL(`${home}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${home}/` });
python.FS.mkdirTree('/host');
python.FS.mount(python.FS.filesystems.NODEFS, { root: '/' }, '/host');
python.runPython(`
import runpy, sys
sys.dont_write_bytecode = True
sys.path[:0] = ${JSON.stringify(path.map((folder) => `/host${folder}`))}
runpy.run_path(${JSON.stringify(`/host${program}`)}, run_name="__main__")
`);
