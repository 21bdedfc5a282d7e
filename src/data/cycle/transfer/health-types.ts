/** The records of Apple Health that tell of a cycle, without their prefix `HKCategoryTypeIdentifier` or `HKQuantityTypeIdentifier`. */
export const healthTypes = [
  'MenstrualFlow',
  'IntermenstrualBleeding',
  'BasalBodyTemperature',
  'CervicalMucusQuality',
  'OvulationTestResult',
  'PregnancyTestResult',
  'SexualActivity',
  'AbdominalCramps',
  'Acne',
  'AppetiteChanges',
  'Bloating',
  'BreastPain',
  'Constipation',
  'Diarrhea',
  'Dizziness',
  'Fatigue',
  'GeneralizedBodyAche',
  'Headache',
  'LowerBackPain',
  'MoodChanges',
  'Nausea',
  'PelvicPain',
  'SleepChanges',
  'Vomiting',
] as const
export type HealthType = (typeof healthTypes)[number]

/** A record as it is written; `protected` is null where it does not say so. */
export type HealthRecord = {
  readonly type: HealthType
  readonly value: string
  readonly start: string
  readonly end: string
  readonly unit: string
  readonly protected: boolean | null
}

/** `isWhole`: the file has its end, and nothing stood in the way of reading it. */
export type HealthExport = { readonly records: readonly HealthRecord[]; readonly isWhole: boolean }
