/**
 * Correction: column values as PostgREST writes them in JSON.
 *
 * Lite passes on Postgres' text output: `2026-11-21 11:04:03.381+00` for a timestamptz and `"10.50"` for a numeric.
 * PostgREST answers what `to_json` gives: `2026-11-21T11:04:03.381+00:00`, and a number. (Embedded rows are made by
 * `to_json` and are right already.) The keys are the OIDs of the types in Postgres.
 */
export const jsonTypeParsers = {
  /** numeric */
  1700: (text: string): number | string => finiteOrText(text),
  /** timestamp */
  1114: (text: string): string => isoTimestamp(text),
  /** timestamptz */
  1184: (text: string): string => isoTimestamp(text),
} as const

function finiteOrText(text: string): number | string {
  const number = Number(text)
  return Number.isFinite(number) ? number : text
}

/** `2026-11-21 11:04:03+00` becomes `2026-11-21T11:04:03+00:00`; `infinity` stays as it is. */
function isoTimestamp(text: string): string {
  return text.replace(/^(\S+) (\d\d:\d\d:\d\d(?:\.\d+)?)(?:([+-]\d\d)(:\d\d)?)?/, (_all, date, time, hours, minutes) =>
    `${date}T${time}${hours === undefined ? '' : `${hours}${minutes ?? ':00'}`}`,
  )
}
