import { lazyPart } from '@/kit/platform/lazy-part'
import { Button } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import * as messages from '#words/health/pregnancy/danger-help'

/** Loaded on demand: these parts show only after a tap, without a record, or below the first lines of one. */
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

/** Calls 999, which is free from any phone in Kenya. Also the fallback when the campus numbers cannot be loaded. */
export function Call999Button() {
  return (
    <Button component="a" href="tel:999" size="lg" color="coral" leftSection={<IconPhone size={22} aria-hidden />}>
      {messages.call999}
    </Button>
  )
}
