/**
 * Apple Health's records of quantities that concern the cycle, and its records of categories that do not; all others
 * do, so that a category of a later version is named and not lost. Without their prefix `HKQuantityTypeIdentifier` or
 * `HKCategoryTypeIdentifier`.
 */
export const cycleQuantities = ['BasalBodyTemperature', 'AppleSleepingWristTemperature'] as const
export const otherCategories = [
  'AppleStandHour',
  'AppleWalkingSteadinessEvent',
  'AudioExposureEvent',
  'EnvironmentalAudioExposureEvent',
  'HandwashingEvent',
  'HeadphoneAudioExposureEvent',
  'HighHeartRateEvent',
  'HypertensionEvent',
  'IrregularHeartRhythmEvent',
  'LowCardioFitnessEvent',
  'LowHeartRateEvent',
  'MindfulSession',
  'SleepAnalysis',
  'SleepApneaEvent',
  'ToothbrushingEvent',
] as const

/** A record as the file has it; `protected` is null if the record does not say, and `zone` is empty. */
export type HealthRecord = {
  readonly type: string
  readonly value: string
  readonly start: string
  readonly end: string
  readonly unit: string
  /** The zone in which it was recorded. The times themselves are in that of the phone that wrote the file. */
  readonly zone: string
  readonly protected: boolean | null
}

/** `isWhole`: the file is complete and was readable to its end. */
export type HealthExport = { readonly records: readonly HealthRecord[]; readonly isWhole: boolean }
