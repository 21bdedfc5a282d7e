/**
 * Correction: column values in PostgREST's JSON format.
 *
 * Lite returns Postgres' text output: `2026-11-21 11:04:03.381+00` for a timestamptz and `"10.50"` for a numeric.
 * PostgREST returns the output of `to_json`: `2026-11-21T11:04:03.381+00:00`, and a number. (Embedded rows come from
 * `to_json` and are already right.) The keys are the OIDs of the Postgres types.
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

/** `2026-11-21 11:04:03+00` becomes `2026-11-21T11:04:03+00:00`; `infinity` is unchanged. */
function isoTimestamp(text: string): string {
  return text.replace(
    /^(\S+) (\d\d:\d\d:\d\d(?:\.\d+)?)(?:([+-]\d\d)(:\d\d)?)?/,
    (_all, date, time, hours, minutes) => `${date}T${time}${hours === undefined ? '' : `${hours}${minutes ?? ':00'}`}`,
  )
}
