/** The cycle records of Apple Health, without their prefix `HKCategoryTypeIdentifier` or `HKQuantityTypeIdentifier`. */
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

/** A record as the file has it; `protected` is null if the record does not say. */
export type HealthRecord = {
  readonly type: HealthType
  readonly value: string
  readonly start: string
  readonly end: string
  readonly unit: string
  readonly protected: boolean | null
}

/** `isWhole`: the file is complete and was readable to its end. */
export type HealthExport = { readonly records: readonly HealthRecord[]; readonly isWhole: boolean }
