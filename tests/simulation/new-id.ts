let ids = 0

/** A new UUID. The first eight digits differ, as those of random ones do. */
export const newId = (): string => {
  ids += 1
  return `${(Math.imul(ids, 2_654_435_761) >>> 0).toString(16).padStart(8, '0')}-0000-4000-8000-${String(ids).padStart(12, '0')}`
}
