// Calls of our own server over HTTP, for what must be done before anything is measured.

import http from 'node:http';

// The server hangs up after five idle seconds; who does so first meets no request half-way.
const agent = new http.Agent({ keepAlive: true, maxSockets: 25, timeout: 3000 });

/** What the server answers to something that is to be created. */
export function post(port, path, body) {
  const options = {
    host: '127.0.0.1',
    port,
    path,
    method: 'POST',
    agent,
    headers: { 'Content-Type': 'application/json' },
  };
  return new Promise((resolve, reject) => {
    const request = http.request(options, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        if (response.statusCode === 201) resolve(JSON.parse(text));
        else reject(new Error(`${path}: ${response.statusCode} ${text}`));
      });
    });
    request.on('error', reject);
    request.end(JSON.stringify(body));
  });
}
