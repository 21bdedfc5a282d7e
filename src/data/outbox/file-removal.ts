import { publicPictureUrl } from '../remote/project'
import type { Draft, Lane, StoredPhoto } from './operation'

/** What takes a picture of ours off the server; a drawn one, or one of somebody else's, stays where it is. */
export const fileRemoval = (bucket: StoredPhoto['bucket'], address: string | null, lane: Lane): readonly Draft[] => {
  const ours = publicPictureUrl(bucket, '')
  return address?.startsWith(ours) ? [{ action: 'remove', bucket, path: address.slice(ours.length), lane }] : []
}
