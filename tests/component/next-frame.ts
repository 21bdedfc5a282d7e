/** Resolves before the browser paints its next frame. */
export const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve))
