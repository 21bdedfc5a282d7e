/**
 * Reads the list of an archive's files from its end, without reading the files. PKWARE's APPNOTE, 4.3.7, 4.3.12 and
 * 4.3.16.
 */

const endSignature = 0x06_05_4b_50
const entrySignature = 0x02_01_4b_50
const localSignature = 0x04_03_4b_50
const endBytes = 22
const longestComment = 0xff_ff
const encryptedFlag = 1
const [stored, deflated] = [0, 8]

type Entry = {
  readonly name: string
  readonly isLocked: boolean
  readonly method: number
  readonly packedSize: number
  readonly size: number
  readonly offset: number
}

const viewOf = async (blob: Blob): Promise<DataView> => new DataView(await blob.arrayBuffer())

const readEntries = (view: DataView): readonly Entry[] => {
  const entries: Entry[] = []
  for (let at = 0; at + 46 <= view.byteLength && view.getUint32(at, true) === entrySignature;) {
    const nameLength = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(
      new Uint8Array(view.buffer, at + 46, Math.min(nameLength, view.byteLength - at - 46)),
    )
    entries.push({
      name,
      isLocked: (view.getUint16(at + 8, true) & encryptedFlag) !== 0,
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

const directoryOf = async (file: Blob): Promise<readonly Entry[]> => {
  const start = await viewOf(file.slice(0, 4))
  if (start.byteLength < 4 || start.getUint32(0, true) !== localSignature) return []
  const from = Math.max(0, file.size - endBytes - longestComment)
  const tail = await viewOf(file.slice(from))
  for (let at = tail.byteLength - endBytes; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== endSignature) continue
    const offset = tail.getUint32(at + 16, true)
    return readEntries(await viewOf(file.slice(offset, offset + tail.getUint32(at + 12, true))))
  }
  return []
}

/**
 * Apple Health names the file in the phone's language: `export.xml`, `exportación.xml`. Excludes the clinical document
 * beside it.
 */
const isHealthName = (name: string): boolean =>
  /(?:^|\/)[^/]*ex?port[^/]*\.xml$/iu.test(name) && !/_cda\.xml$/iu.test(name)

/** The packed export of Apple Health in an archive; null if there is none. */
export const healthEntry = async (file: Blob): Promise<{ readonly data: Blob; readonly packed: boolean } | null> => {
  const entries = (await directoryOf(file)).filter(
    ({ name, isLocked, method }) => isHealthName(name) && !isLocked && (method === stored || method === deflated),
  )
  const [largest] = entries.toSorted((a, b) => b.size - a.size)
  if (!largest) return null
  const header = await viewOf(file.slice(largest.offset, largest.offset + 30))
  if (header.byteLength < 30) return null
  const start = largest.offset + 30 + header.getUint16(26, true) + header.getUint16(28, true)
  return { data: file.slice(start, start + largest.packedSize), packed: largest.method === deflated }
}
