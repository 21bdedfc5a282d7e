/** The Android app that opens this site without an address bar. */
export type AndroidApp = {
  readonly packageName: string
  /** The SHA-256 of each certificate that signs it: the store's and the uploader's. */
  readonly fingerprints: readonly string[]
}

const packageNames = /^[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)+$/i
const fingerprints = /^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/

type Settings = Readonly<Record<string, unknown>>

const settingOf = (settings: Settings, name: string): string => String(settings[name] ?? '').trim()

/**
 * Reads the settings of a build.
 * @returns null if the build has no Android app
 * @throws {Error} if only one is set, or one cannot be right: Android would silently show the address bar
 */
export const readAndroidApp = (settings: Settings): AndroidApp | null => {
  const packageName = settingOf(settings, 'VITE_ANDROID_PACKAGE')
  const listed = settingOf(settings, 'VITE_ANDROID_FINGERPRINTS')
    .split(/[\s,]+/)
    .filter((part) => part !== '')
  if (packageName === '' && listed.length === 0) return null
  if (!packageNames.test(packageName))
    throw new Error(`VITE_ANDROID_PACKAGE is no name of an Android package: "${packageName}"`)
  if (listed.length === 0) throw new Error('VITE_ANDROID_FINGERPRINTS is missing')
  const wrong = listed.find((fingerprint) => !fingerprints.test(fingerprint))
  if (wrong !== undefined)
    throw new Error(`VITE_ANDROID_FINGERPRINTS has what is no SHA-256 fingerprint, such as 0A:1B:…: "${wrong}"`)
  return { packageName, fingerprints: listed }
}
