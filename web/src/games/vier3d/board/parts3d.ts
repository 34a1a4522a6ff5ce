/** Colours and small tools that the 3D modules share. */
import { CanvasTexture, SRGBColorSpace } from 'three';
import type { Ball } from './view';

export interface Theme {
  woodBase: [number, number, number];
  woodLight: [number, number, number];
  lettering: string;
  inlay: string;
  brass: string;
  exposure: number;
  surroundings: number;
  shadow: number;
  win: string;
  winEdge: string;
  last: string;
  lastEdge: string;
  armed: string;
}

export const LIGHT_THEME: Theme = {
  woodBase: [178, 126, 80],
  woodLight: [255, 214, 166],
  lettering: '#3a2412',
  inlay: 'rgba(58, 36, 18, 0.28)',
  brass: '#d9b26a',
  exposure: 0.92,
  surroundings: 0.75,
  shadow: 0.24,
  win: '#0a9a5f',
  winEdge: '#ffffff',
  last: '#ffffff',
  lastEdge: '#1d1a16',
  armed: '#2b3a8c',
};

export const DARK_THEME: Theme = {
  woodBase: [84, 54, 35],
  woodLight: [214, 160, 112],
  lettering: '#f3dcb4',
  inlay: 'rgba(243, 220, 180, 0.2)',
  brass: '#d9b26a',
  exposure: 1,
  surroundings: 0.58,
  shadow: 0.5,
  win: '#39ff9f',
  winEdge: '#06301f',
  last: '#ffffff',
  lastEdge: '#1d1a16',
  armed: '#b9c5ff',
};

/** Colours for lit balls; a bit fuller than on paper because light bleaches them. */
export const BALL_COLOURS: Readonly<Record<Ball, string>> = {
  r: '#e5383b',
  b: '#12307a',
  y: '#ffd84d',
};

/** Keeps what must be given back to the graphics card. */
export class Bin {
  #kept: { dispose(): void }[] = [];

  keep<T extends { dispose(): void }>(thing: T): T {
    this.#kept.push(thing);
    return thing;
  }

  dispose(): void {
    for (const thing of this.#kept) thing.dispose();
    this.#kept = [];
  }
}

/** A texture painted by hand. */
export function painted(
  width: number,
  height: number,
  paint: (pen: CanvasRenderingContext2D) => void,
): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen !== null) paint(pen);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}
