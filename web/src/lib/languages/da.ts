const files = import.meta.glob<string>(
  [
    '../../../../src/knobel/locale/da/*.ftl',
    '!**/{cli,tui}.ftl',
    '!**/{vier3d,xobrainer,xcode}*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
