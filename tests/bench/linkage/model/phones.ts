/** A phone model, as far as its photos reveal it. */
export type PhoneModel = {
  readonly name: string
  readonly weight: number
  /** The dimensions of a landscape photo; an upright one swaps them. */
  readonly camera: { readonly width: number; readonly height: number }
  /** False for Safari, which cannot encode WebP. */
  readonly webp: boolean
  /** Relative detail of its photos, which determines their size. */
  readonly detail: number
}

/** Phones of students in Kenya, roughly by market share. Some cameras default to the aspect ratio of the screen. */
export const phoneModels: readonly PhoneModel[] = [
  { name: 'Tecno Spark', weight: 16, camera: { width: 4160, height: 3120 }, webp: true, detail: 0.9 },
  { name: 'Tecno Spark, whole screen', weight: 6, camera: { width: 4160, height: 1872 }, webp: true, detail: 0.9 },
  { name: 'Infinix Hot', weight: 14, camera: { width: 4080, height: 3072 }, webp: true, detail: 0.95 },
  { name: 'Infinix Hot, whole screen', weight: 5, camera: { width: 4080, height: 1836 }, webp: true, detail: 0.95 },
  { name: 'Samsung A', weight: 14, camera: { width: 4000, height: 3000 }, webp: true, detail: 1.1 },
  { name: 'Samsung A, 16:9', weight: 5, camera: { width: 4000, height: 2250 }, webp: true, detail: 1.1 },
  { name: 'Itel A', weight: 9, camera: { width: 3264, height: 2448 }, webp: true, detail: 0.7 },
  { name: 'Itel A, 16:9', weight: 4, camera: { width: 3264, height: 1836 }, webp: true, detail: 0.7 },
  { name: 'Redmi', weight: 8, camera: { width: 4624, height: 3472 }, webp: true, detail: 1.15 },
  { name: 'Redmi, whole screen', weight: 4, camera: { width: 4624, height: 2080 }, webp: true, detail: 1.15 },
  { name: 'Oppo A', weight: 6, camera: { width: 4096, height: 3072 }, webp: true, detail: 1 },
  { name: 'Nokia C, old WebView', weight: 4, camera: { width: 1600, height: 1200 }, webp: true, detail: 0.6 },
  { name: 'Huawei Y, square', weight: 2, camera: { width: 3120, height: 3120 }, webp: true, detail: 0.9 },
  { name: 'iPhone', weight: 5, camera: { width: 4032, height: 3024 }, webp: false, detail: 1.2 },
]
