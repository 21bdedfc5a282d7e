import * as messages from '#words/account/storage'

const kilo = 1000

/** Formats a size: "820 kB", "12.4 MB". */
export const sizeText = (bytes: number): string =>
  bytes < kilo * kilo
    ? `${Math.ceil(bytes / kilo)} kB`
    : `${(bytes / kilo / kilo).toFixed(bytes < 100 * kilo * kilo ? 1 : 0)} MB`

/** The storage that the app uses. @param used in bytes; null if the browser does not report it */
export const storageText = ({ used, pictures }: { readonly used: number | null; readonly pictures: number }): string =>
  used === null
    ? messages.keptBesides({ count: pictures })
    : messages.usesPhone({ size: sizeText(used), count: pictures })
