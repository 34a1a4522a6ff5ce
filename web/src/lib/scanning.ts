/** Reads QR codes with the camera; in browsers that cannot, a small library does it. */
import { CODE_LENGTH, cleanCode, invitation, isWholeCode, matchIn } from './codes';

/** Finds the text of a QR code in what the camera sees; null if there is none. */
export type Reader = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** Plain http has no camera. */
export const canScan = (): boolean => navigator.mediaDevices?.getUserMedia !== undefined;

/**
 * Where a scanned text leads to on this server, or null if it is not ours: a link to one of the
 * hosts under which this server is known, or a bare code.
 */
export function pathIn(text: string, hosts: string[]): string | null {
  if (new RegExp(`^[0-9A-Za-z]{${CODE_LENGTH}}$`).test(text))
    return invitation(cleanCode(text), null);
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return null;
  }
  const isOurs = /^https?:$/.test(url.protocol) && hosts.includes(url.host);
  if (isOurs && /^\/e\/\w+(\/t\/\d+)?$/.test(url.pathname)) {
    return url.pathname + url.search + url.hash;
  }
  if (!isOurs || !/^\/[jwrg]\/[^/]+$/.test(url.pathname)) return null;
  if (!url.pathname.startsWith('/j/')) return url.pathname;
  const code = cleanCode(text);
  return isWholeCode(code) ? invitation(code, matchIn(text)) : null;
}

export async function reader(): Promise<Reader> {
  const native = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  if (native !== undefined && (await native.getSupportedFormats()).includes('qr_code')) {
    const detector = new native({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const paint = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    paint?.drawImage(video, 0, 0);
    const image = paint?.getImageData(0, 0, canvas.width, canvas.height);
    try {
      return Promise.resolve(image === undefined ? null : decodeQR(image));
    } catch {
      return Promise.resolve(null); // there is none in this frame
    }
  };
}
