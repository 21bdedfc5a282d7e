/** A text that becomes a file on this phone. It goes nowhere else. */
export type TextFile = { readonly name: string; readonly text: string; readonly type: string }

/** Some browsers read the file only after the click. */
const readByThen = 60_000

export const downloadFile = ({ name, text, type }: TextFile): void => {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), readByThen)
}

/** Phones share a text, but not every kind of file: the name says that it is one. */
const shareable = ({ name, text }: TextFile): File => new File([text], `${name}.txt`, { type: 'text/plain' })

export const canShareFile = (): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [shareable({ name: 'a', text: 'a', type: 'text/plain' })] })

/** Opens the phone's own share sheet. @returns false when the person closed it, or it could not open */
export const shareFile = async (file: TextFile): Promise<boolean> => {
  try {
    await navigator.share({ files: [shareable(file)] })
    return true
  } catch {
    return false
  }
}
