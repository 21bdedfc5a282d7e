import { filledParts } from '@/health/cycle/rules/log'
import { daysOfHealth } from '@/health/cycle/store/transfer/health'
import { readHealthRecords } from '@/health/cycle/store/transfer/health-records'
import { unreadLines } from '@/health/cycle/words/transfer/import'

export const record = (type: string, day: string, value: string, more = '', children = ''): string => {
  const attributes = `type="HK${type}" sourceName="Health" sourceVersion="17.2" device="&lt;&lt;HKDevice: 0x1>, name:iPhone&gt;" creationDate="${day} 21:00:00 +0300" startDate="${day} 08:00:00 +0300" endDate="${day} 08:00:00 +0300"${more} value="${value}"`
  return children === '' ? ` <Record ${attributes}/>` : ` <Record ${attributes}>\n  ${children}\n </Record>`
}
export const category = (type: string, ...rest: readonly [string, string, string?, string?]): string =>
  record(`CategoryTypeIdentifier${type}`, ...rest)
export const exportOf = (...records: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [\n<!-- HealthKit Export Version: 13 -->\n<!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>\n<!ATTLIST Record\n  type CDATA #REQUIRED>\n]>\n<HealthData locale="en_KE">\n <ExportDate value="2026-02-01 10:00:00 +0300"/>\n${records.join('\n')}\n <Workout workoutActivityType="HKWorkoutActivityTypeRunning"/>\n</HealthData>\n`

/** The days with their entries, `03-01 heavy cramps`, and what was not read. */
export const readHealth = async (file: Blob) => {
  const health = await readHealthRecords(file)
  const found = health && daysOfHealth(health)
  return (
    found && {
      days: found.days.map((day) =>
        [day.date.slice(5), ...filledParts(day).map((part) => String(day[part]))].join(' '),
      ),
      unread: unreadLines(found.unread),
    }
  )
}
