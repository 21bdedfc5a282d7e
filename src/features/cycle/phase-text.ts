import type { Phase } from '@/domain/cycle/phases'

export const phaseText: Readonly<Record<Phase, { readonly name: string; readonly means: string }>> = {
  menstrual: { name: 'Menstrual', means: 'Your period. Rest when you can, keep warm and drink plenty of water.' },
  follicular: { name: 'Follicular', means: 'The days after a period. Energy often comes back now: a good time to begin something.' },
  ovulation: { name: 'Ovulation', means: 'An egg is released about now. Many people feel at their brightest.' },
  luteal: { name: 'Luteal', means: 'The days before the next period. Cravings and moods may come; be gentle with yourself.' },
}
