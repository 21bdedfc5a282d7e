/**
 * A photo has two files on the server: a large one for the full view and a small one for cards and for who saves data. The
 * name of the large one ends in `-large`. Bundled pictures have one file.
 */
const large = /-large\.(webp|jpg)$/

const endings = { 'image/webp': 'webp', 'image/jpeg': 'jpg' } as const
export type PhotoType = keyof typeof endings
export const photoTypes = ['image/webp', 'image/jpeg'] as const satisfies readonly PhotoType[]

/** What the large one is called. @param base what tells it from all others in its folder */
export const photoName = (base: string, type: PhotoType): string => `${base}-large.${endings[type]}`

/** The path or address of the small one; the same one where there is none. */
export const smallPhoto = (address: string): string => address.replace(large, '-small.$1')

/** Everything that lies on the server for a photo, by the path of the large one. */
export const photoFiles = (path: string): readonly string[] => [...new Set([path, smallPhoto(path)])]
