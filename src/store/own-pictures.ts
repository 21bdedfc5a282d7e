import { fallbackPicture } from '@/kit/rules/own-address'
import { pictureUrl } from './remote/project'

/**
 * A row with the address of its picture as it is loaded; null where it may not be. The server stores it without an
 * origin.
 */
export const withOwnPicture = <Row extends Readonly<Record<string, unknown>>>(
  row: Row,
): Row | (Row & { readonly image_url: string | null }) =>
  typeof row['image_url'] === 'string' ? { ...row, image_url: pictureUrl(row['image_url']) } : row

/** Entries of a catalogue with pictures that may be loaded: fields named `image`, at any depth. */
export const withOwnPictures = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withOwnPictures)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, content]: [string, unknown]) => [
      field,
      field === 'image' && typeof content === 'string'
        ? (pictureUrl(content) ?? fallbackPicture)
        : withOwnPictures(content),
    ]),
  )
}
