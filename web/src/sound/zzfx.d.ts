declare module 'zzfx' {
  export const ZZFX: { volume: number; buildSamples: (...parameters: number[]) => number[] };
  export function zzfx(...parameters: number[]): AudioBufferSourceNode;
}
