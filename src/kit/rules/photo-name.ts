/**
 * A photo has two files on the server: a large one for the full view, and a small one for cards and for data saving.
 * The name of the large one ends in `-large`. Bundled pictures have one file.
 */
const largeSuffix = /-large\.(webp|jpg)$/

const extensions = { 'image/webp': 'webp', 'image/jpeg': 'jpg' } as const
export type PhotoType = keyof typeof extensions
export const photoTypes = ['image/webp', 'image/jpeg'] as const satisfies readonly PhotoType[]

/** The name of the large file. @param base unique in its folder */
export const photoName = (base: string, type: PhotoType): string => `${base}-large.${extensions[type]}`

/** The path or URL of the small file, or the given one when there is no small file. */
export const smallPhoto = (address: string): string => address.replace(largeSuffix, '-small.$1')

/** All files of a photo on the server. @param path of the large file */
export const photoFiles = (path: string): readonly string[] => [...new Set([path, smallPhoto(path)])]

/** The beginning of the addresses of uploaded pictures, after their origin. */
export const publicFiles = '/storage/v1/object/public/'
