/**
 * A photo lies on the server twice: as large as a phone shows it by itself, and small, for a card or for who saves data. The
 * name of the large one says that there is a small one beside it; photos of the first versions have none.
 */
const large = /-large\.(webp|jpg)$/

const endings = { 'image/webp': 'webp', 'image/jpeg': 'jpg' } as const
export type PhotoType = keyof typeof endings
export const photoTypes = ['image/webp', 'image/jpeg'] as const satisfies readonly PhotoType[]

type Named = { readonly type: PhotoType; readonly small?: unknown }

/** What the large one is called. @param base what tells it from all others in its folder */
export const photoName = (base: string, { type, small }: Named): string => `${base}${small === undefined ? '' : '-large'}.${endings[type]}`

/** The path or address of the small one; the same one where there is none. */
export const smallPhoto = (address: string): string => address.replace(large, '-small.$1')

/** Everything that lies on the server for a photo, by the path of the large one. */
export const photoFiles = (path: string): readonly string[] => [...new Set([path, smallPhoto(path)])]
