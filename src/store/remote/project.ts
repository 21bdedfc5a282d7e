import { isDrawnPicture, isStoragePath } from '@/kit/rules/own-address'

/** The URL of the Supabase project: set by the build, otherwise the origin of the app. */
export const projectUrl = (): string => import.meta.env.VITE_SUPABASE_URL || globalThis.location.origin

/** The publishable key. It identifies the project; access is limited by row-level security. */
export const projectKey = (): string => import.meta.env.VITE_SUPABASE_ANON_KEY

export const publicPictureUrl = (bucket: string, path: string): string =>
  `${projectUrl()}/storage/v1/object/public/${bucket}/${path}`

/**
 * Resolves the address of a picture from the database: `/storage/…` is relative to the project.
 * @returns null for what comes neither from the app nor from the project's storage, so that nothing else is loaded
 */
export const pictureUrl = (address: string): string | null => {
  if (isDrawnPicture(address)) return address
  if (!address.includes('/storage/')) return null
  const origin = projectUrl()
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
  return isStoragePath(path) ? `${origin}${path}` : null
}
