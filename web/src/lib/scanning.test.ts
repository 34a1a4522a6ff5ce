import { expect, it } from 'vitest';
import { pathIn } from './scanning';

const HOSTS = ['play.example', '192.168.0.7:8000'];

it.each([
  ['https://play.example/j/K7PM2X?m=k7m2x9q4tw&l=de', '/j/K7PM2X?m=k7m2x9q4tw'],
  ['http://192.168.0.7:8000/j/k7pm2x', '/j/K7PM2X'],
  ['https://play.example/w/abcdef', '/w/abcdef'],
  ['https://play.example/g/abcdef', '/g/abcdef'],
  ['https://play.example/e/K7PM2X/t/7', '/e/K7PM2X/t/7'],
  ['https://play.example/e/K7PM2X?m=ab#entrant=3.s3cr', '/e/K7PM2X?m=ab#entrant=3.s3cr'],
  ['K7PM2X', '/j/K7PM2X'],
])('leads from %s to %s', (text, path) => {
  expect(pathIn(text, HOSTS)).toBe(path);
});

it.each([
  'https://evil.example/j/K7PM2X',
  'https://play.example.evil.example/j/K7PM2X',
  'https://play.example@evil.example/j/K7PM2X',
  'javascript://play.example/j/K7PM2X',
  'https://play.example/privacy',
  'https://play.example/j/K7/../../privacy',
  'https://play.example/j/K7P',
  'https://evil.example/e/K7PM2X',
  'https://play.example/e/K7PM2X/../../admin',
  'WIFI:T:WPA;S:home;P:secret;;',
  'K7PM2X2',
])('refuses %s', (text) => {
  expect(pathIn(text, HOSTS)).toBeNull();
});
