const files = import.meta.glob<string>(
  '../../../../src/knobel/locale/en/{app,errors,*-start}.ftl',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

export default Object.values(files);
