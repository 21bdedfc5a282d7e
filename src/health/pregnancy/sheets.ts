import { lazyPart } from '@/kit/platform/lazy-part'
import { Call999Button } from './call-999-button'

/** Shown only after a tap, without a record, or with more of it, so loaded on demand. */
export const AppointmentSheet = lazyPart(async () => (await import('./appointment-sheet')).AppointmentSheet)
export const SymptomSheet = lazyPart(async () => (await import('./symptom-sheet')).SymptomSheet)
export const WeightSheet = lazyPart(async () => (await import('./weight-sheet')).WeightSheet)
export const TimesSheet = lazyPart(async () => (await import('./times-sheet')).TimesSheet)
export const AboutForm = lazyPart(async () => (await import('./about-form')).AboutForm)
export const EndPregnancy = lazyPart(async () => (await import('./end-pregnancy')).EndPregnancy)
export const AfterEnd = lazyPart(async () => (await import('./after-end')).AfterEnd)
export const EmergencyNumbers = lazyPart(
  async () => (await import('./emergency-numbers')).EmergencyNumbers,
  Call999Button,
)
export const SymptomWeeks = lazyPart(async () => (await import('./symptom-weeks')).SymptomWeeks)
export const StartForm = lazyPart(async () => (await import('./start-form')).StartForm)
export const Clinics = lazyPart(async () => (await import('./clinics')).Clinics)
