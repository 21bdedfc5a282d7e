/** A text to save as a file on this phone. It is not uploaded. */
export type TextFile = { readonly name: string; readonly text: string; readonly type: string }

/** Some browsers read the blob only after the click. */
const revokeAfterMs = 60_000

export const downloadFile = ({ name, text, type }: TextFile): void => {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs)
}

/** Phones do not share every type of file, so the file is shared as plain text. */
const toShareableFile = ({ name, text }: TextFile): File => new File([text], `${name}.txt`, { type: 'text/plain' })

export const canShareFile = (): boolean =>
  'canShare' in navigator &&
  navigator.canShare({ files: [toShareableFile({ name: 'a', text: 'a', type: 'text/plain' })] })

/** Opens the phone's share sheet. @returns false when the user closed it or it could not open */
export const shareFile = async (file: TextFile): Promise<boolean> => {
  try {
    await navigator.share({ files: [toShareableFile(file)] })
    return true
  } catch {
    return false
  }
}
