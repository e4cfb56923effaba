declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    /** An axis at one value, or only a stretch of it. */
    variationAxes: Record<string, number | { min: number; max: number }>;
    /** OpenType features that stay, by their tags. */
    keepFeatures: string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
