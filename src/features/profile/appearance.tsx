import { Title, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { Chips } from '@/ui/form/chips'
import classes from './profile.module.css'

const schemes = [
  { value: 'auto', label: 'As the phone' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies readonly { value: MantineColorScheme; label: string }[]

/** The colour scheme on this phone. It needs no account. */
export function Appearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const choose = (value: string) => {
    const scheme = schemes.find((option) => option.value === value)
    if (scheme) setColorScheme(scheme.value)
  }
  return (
    <section className={classes.card}>
      <Title order={2} size="h4">
        Appearance
      </Title>
      <Chips fit label="Colours" options={schemes} value={colorScheme} onChange={choose} />
    </section>
  )
}
