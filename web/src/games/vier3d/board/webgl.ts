/** What this browser can draw. Kept apart from three.js so that asking loads nothing. */

export type Quality = 'high' | 'low';

const SOFTWARE = /swiftshader|llvmpipe|software|softpipe|basic render/i;

/** The quality that suits the graphics here, or null where there is no WebGL 2. */
export function graphicsQuality(): Quality | null {
  try {
    const gl = document.createElement('canvas').getContext('webgl2');
    if (gl === null) return null;
    const named = gl.getExtension('WEBGL_debug_renderer_info');
    const renderer = String(gl.getParameter(named?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER));
    gl.getExtension('WEBGL_lose_context')?.loseContext();
    return SOFTWARE.test(renderer) ? 'low' : 'high';
  } catch {
    return null;
  }
}
