import type { TextInputProps } from '@mantine/core'

export type InputHints = Pick<TextInputProps, 'autoComplete' | 'inputMode' | 'type'>

/** Keyboard and autofill for what is typed. */
export const inputHints = {
  name: { autoComplete: 'name' },
  wholeAmount: { inputMode: 'numeric' },
  price: { inputMode: 'decimal' },
  phone: { type: 'tel', autoComplete: 'tel' },
} as const satisfies Readonly<Record<string, InputHints>>
