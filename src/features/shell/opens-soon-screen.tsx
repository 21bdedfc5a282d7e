import { Button, Container, Group, Text, Title } from '@mantine/core'
import { Link, useMatches, useRouter } from '@tanstack/react-router'
import { Picture } from '@/ui/picture'
import classes from './not-found-screen.module.css'

/** Stands where a screen is still to come, and says so. */
export function OpensSoonScreen() {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  const { history } = useRouter()
  return (
    <Container py="xl" ta="center">
      <Picture src="/pictures/campus.svg#coming-soon" alt="" tint="mango" className={classes.drawing ?? ''} />
      <Title order={1} mt="lg">
        {title}
      </Title>
      <Text mt="xs" c="var(--ink-soft)">
        This part of Comrade opens soon.
      </Text>
      <Group justify="center" mt="lg">
        <Button variant="default" onClick={() => history.back()}>
          Go Back
        </Button>
        <Button renderRoot={(props) => <Link to="/" {...props} />}>Go Home</Button>
      </Group>
    </Container>
  )
}
