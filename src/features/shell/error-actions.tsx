import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useBack } from './use-back'

/** Links that lead away from a screen without content. */
export function ErrorActions() {
  return (
    <Group justify="center" mt="lg">
      <Button variant="default" onClick={useBack()}>
        Go Back
      </Button>
      <Button renderRoot={(props) => <Link to="/" {...props} />}>Go Home</Button>
    </Group>
  )
}
