import { TextInput } from '@mantine/core'

export function EmailField({ value, onChange }: { value: string; onChange: (email: string) => void }) {
  return (
    <TextInput
      label="Email"
      type="email"
      required
      autoComplete="email"
      inputMode="email"
      placeholder="you@example.com"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
