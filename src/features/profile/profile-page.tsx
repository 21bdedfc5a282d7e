import { Button, Container, Text, Title, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Chips } from '@/ui/chips'
import { Picture } from '@/ui/picture'
import classes from './profile.module.css'

const schemes = [
  { value: 'auto', label: 'As the phone' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies readonly { value: MantineColorScheme; label: string }[]

/** How the app looks on this phone. The account part opens with sign-in. */
export function ProfilePage() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const choose = (value: string) => {
    const scheme = schemes.find((option) => option.value === value)
    if (scheme) setColorScheme(scheme.value)
  }
  return (
    <Container py="lg">
      <Title order={1} size="h2">
        Profile
      </Title>
      <section className={classes.card}>
        <Title order={2} size="h4">
          Appearance
        </Title>
        <Chips label="Colours" options={schemes} value={colorScheme} onChange={choose} />
      </section>
      <section className={classes.card}>
        <Picture src="/pictures/campus.svg#sign-in" alt="" className={classes.picture ?? ''} />
        <Title order={2} size="h4">
          Your account
        </Title>
        <Text c="var(--ink-soft)">Signing in opens soon. Ordering needs no account.</Text>
        <Button mt="sm" variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
          Go Home
        </Button>
      </section>
    </Container>
  )
}
