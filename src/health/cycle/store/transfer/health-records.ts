import { Inflate } from 'fflate'
import { cycleQuantities, otherCategories, type HealthExport, type HealthRecord } from './health-types'
import { healthEntry } from './zip-directory'

/**
 * Apple Health's export: `export.zip` with an `export.xml` of hundreds of megabytes, most of it steps and heart rates.
 * It is read as a stream, and only the records of the cycle are kept. A record is `<Record
 * type="HKCategoryTypeIdentifierMenstrualFlow" startDate="2026-01-05 08:00:00 +0300" endDate="…" value="…"/>`, or it
 * has children `<MetadataEntry key="…" value="…"/>`.
 */
const wanted = new RegExp(
  String.raw`type="HK(?:CategoryTypeIdentifier(?!(?:${otherCategories.join('|')})")|QuantityTypeIdentifier(?=(?:${cycleQuantities.join('|')})"))(\w+)"`,
  'gu',
)
const tag = /<Record\b(?:[^>"]|"[^"]*")*>/uy
const endTag = '</Record>'
/** More records than anybody has in a lifetime. */
const mostRecords = 100_000
const mostBytes = 4 * 1024 ** 3
/** Longer than any record. */
const longestRecord = 1024 * 1024

const attributeOf = (text: string, name: string): string =>
  new RegExp(String.raw`\b${name}="([^"]*)"`, 'u').exec(text)?.[1] ?? ''

const metadataOf = (children: string, key: string): string | null => {
  const entry = children.match(/<MetadataEntry\b[^>]*>/gu)?.find((each) => attributeOf(each, 'key') === key)
  return entry === undefined ? null : attributeOf(entry, 'value')
}

const recordOf = (type: string, attributes: string, children: string): HealthRecord => {
  const protection = metadataOf(children, 'HKSexualActivityProtectionUsed')
  return {
    type,
    value: attributeOf(attributes, 'value'),
    start: attributeOf(attributes, 'startDate'),
    end: attributeOf(attributes, 'endDate'),
    unit: attributeOf(attributes, 'unit'),
    zone: metadataOf(children, 'HKTimeZone') ?? '',
    protected: protection === null ? null : protection === '1' || protection === 'true',
  }
}

type Scanned = { readonly records: readonly HealthRecord[]; readonly rest: string }

/** The records of a part of the file, and its end, which the next part completes. */
const scan = (text: string): Scanned => {
  const records: HealthRecord[] = []
  let done = 0
  wanted.lastIndex = 0
  for (let match = wanted.exec(text); match; match = wanted.exec(text)) {
    tag.lastIndex = text.lastIndexOf('<', match.index)
    const start = tag.lastIndex
    const attributes = tag.exec(text)?.[0]
    if (attributes === undefined) {
      if (text.startsWith('<Record', start) && text.length - start < longestRecord)
        return { records, rest: text.slice(start) }
      continue
    }
    const close = attributes.endsWith('/>') ? start + attributes.length : text.indexOf(endTag, start)
    if (close < 0 && text.length - start < longestRecord) return { records, rest: text.slice(start) }
    records.push(
      recordOf(
        match[1] ?? '',
        attributes,
        text.slice(start + attributes.length, Math.max(close, start + attributes.length)),
      ),
    )
    done = Math.max(close, start + attributes.length)
    wanted.lastIndex = done
  }
  const rest = text.slice(Math.max(text.lastIndexOf('<'), done))
  return { records, rest: rest.length < longestRecord ? rest : '' }
}

const isHealthData = (head: string): boolean => /<(?:!DOCTYPE\s+)?HealthData\b/u.test(head.slice(0, 4096))

/** Unpacks a stream. The unpacked bytes are taken after each part. */
const unpacked = (packed: boolean) => {
  const parts: Uint8Array[] = []
  const inflate = new Inflate((part) => parts.push(part))
  return (bytes: Uint8Array): readonly Uint8Array[] => {
    if (!packed) return [bytes]
    inflate.push(bytes)
    return parts.splice(0)
  }
}

/** @returns null if this is not an export of Apple Health; the readable part of a damaged one */
export const readHealthRecords = async (file: Blob): Promise<HealthExport | null> => {
  const entry = await healthEntry(file)
  const reader = (entry?.data ?? file).stream().getReader()
  const unpack = unpacked(entry?.packed ?? false)
  const decoder = new TextDecoder()
  const records: HealthRecord[] = []
  let [rest, size, isKnown, isWhole] = ['', 0, false, false]
  try {
    for (
      let part = await reader.read();
      !part.done && records.length < mostRecords && size < mostBytes;
      part = await reader.read()
    ) {
      for (const bytes of unpack(part.value)) {
        size += bytes.length
        const text = rest + decoder.decode(bytes, { stream: true })
        isKnown ||= isHealthData(text)
        if (!isKnown && text.length > 4096) return null
        const scanned = isKnown ? scan(text) : { records: [], rest: text }
        records.push(...scanned.records)
        rest = scanned.rest
        isWhole ||= isKnown && text.trimEnd().endsWith('</HealthData>')
      }
    }
  } catch {
    return isKnown ? { records, isWhole: false } : null
  } finally {
    // The stream of a damaged file has already ended.
    void reader.cancel().catch(() => {})
  }
  return isKnown ? { records, isWhole } : null
}

/** True if a file is an export of Apple Health or an archive with one, judged by its first bytes. */
export const isHealthExport = async (file: Blob): Promise<boolean> =>
  (await healthEntry(file)) !== null || isHealthData(await file.slice(0, 4096).text())
