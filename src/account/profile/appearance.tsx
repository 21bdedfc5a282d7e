import { Title, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import * as messages from '#words/account/profile/profile-page'
import { Chips } from '@/kit/form/chips'
import { useIsHydrated } from '@/kit/platform/use-is-hydrated'
import classes from './profile.module.css'

const schemes = [
  { value: 'auto', label: messages.asThePhone },
  { value: 'light', label: messages.light },
  { value: 'dark', label: messages.dark },
] as const satisfies readonly { value: MantineColorScheme; label: string }[]

/** The colour scheme on this phone. It needs no account. */
export function Appearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const isHydrated = useIsHydrated()
  const choose = (value: string) => {
    const scheme = schemes.find((option) => option.value === value)
    if (scheme) setColorScheme(scheme.value)
  }
  return (
    <section className={classes.card}>
      <Title order={2} size="h4">
        {messages.appearance}
      </Title>
      <Chips
        fit
        label={messages.colours}
        options={schemes}
        value={isHydrated ? colorScheme : 'auto'}
        onChange={choose}
      />
    </section>
  )
}
