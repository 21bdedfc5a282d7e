import {
  ActionIcon,
  Badge,
  Button,
  Checkbox,
  Container,
  Group,
  NativeSelect,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { IconHeart, IconPlus } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { Callout } from '@/kit/feedback/callout'
import { EmptyState } from '@/kit/feedback/empty-state'
import { NothingFound } from '@/kit/feedback/nothing-found'
import { Chips } from '@/kit/form/chips'
import { EmailInput } from '@/kit/form/email-input'
import { FormActions } from '@/kit/form/form-actions'
import { PasswordField } from '@/kit/form/password-field'
import { SearchBox } from '@/kit/form/search-box'
import { Stepper } from '@/kit/form/stepper'
import { Card, CardActions } from '@/kit/layout/card'
import { CardGrid, CardSkeletons } from '@/kit/layout/card-grid'
import { ScreenHeader } from '@/kit/layout/screen-header'
import { ScreenTabs } from '@/kit/layout/screen-tabs'
import { TitledSection } from '@/kit/layout/titled-section'
import { Picture } from '@/kit/media/picture'
import { Rating } from '@/kit/media/rating'

const choices = [
  { value: 'all', label: 'All' },
  { value: 'produce', label: 'Fresh Produce' },
  { value: 'dairy', label: 'Dairy Products' },
  { value: 'meat', label: 'Meat & Fish' },
] as const

type Choice = (typeof choices)[number]['value']

const nothing = () => {}

/** One of each component of `src/kit`, with the texts of a screen: what docs/look.md describes, and tests look at. */
export function Components() {
  return (
    <Container pb="xl">
      <ScreenHeader title="Groceries" intro="What a kitchen needs" onBack={nothing} />
      <Sizes />
      <Buttons />
      <Choices />
      <Cards />
      <Fields />
      <Messages />
    </Container>
  )
}

const sizes = ['xl', 'lg', 'md', 'sm', 'xs'] as const

function Sizes() {
  return (
    <Part title="Text">
      {sizes.map((size) => (
        <Text key={size} size={size}>
          {size}: Fresh milk, 500 ml
        </Text>
      ))}
      <Title order={2} size="h2">
        Title of a screen
      </Title>
      <Title order={3} size="h4">
        Title of a section
      </Title>
      <Title order={4} size="h5">
        Title of a card
      </Title>
    </Part>
  )
}

function Buttons() {
  return (
    <Part title="Buttons and badges">
      <Group>
        <Button>Filled: one a screen</Button>
        <Button variant="default">Outlined</Button>
        <Button variant="subtle">Quiet</Button>
        <Button color="coral">Takes away</Button>
        <Button disabled>Not now</Button>
        <ActionIcon aria-label="Like">
          <IconHeart size={22} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="filled" aria-label="Add">
          <IconPlus size={22} aria-hidden />
        </ActionIcon>
      </Group>
      <Group>
        <Badge variant="default">Neutral</Badge>
        <Badge color="mango.4">Few left</Badge>
        <Badge color="coral">Sold out</Badge>
      </Group>
    </Part>
  )
}

function Choices() {
  const [chip, setChip] = useState('all')
  const [tab, setTab] = useState<Choice>('all')
  const [query, setQuery] = useState('')
  const [count, setCount] = useState(2)
  const [sends, setSends] = useState(true)
  return (
    <Part title="Choices">
      <SearchBox label="Search groceries..." value={query} onChange={setQuery} />
      <Chips label="Categories" options={choices} value={chip} onChange={setChip} />
      <ScreenTabs label="Sections" tabs={choices} value={tab} onChange={setTab}>
        <Text size="sm">What the tab shows.</Text>
      </ScreenTabs>
      <Group>
        <Stepper label="Fresh milk" value={count} min={0} onChange={setCount} />
        <Switch label="Remind me" checked={sends} onChange={(event) => setSends(event.currentTarget.checked)} />
        <Checkbox size="md" label="Hide old ones" />
      </Group>
    </Part>
  )
}

function Cards() {
  return (
    <Part title="Cards">
      <CardGrid aria-label="Goods">
        {(['lagoon', 'mango', 'coral'] as const).map((tint) => (
          <Card key={tint}>
            <Picture src="/pictures/home.svg#tile-food" alt="" tint={tint} />
            <Title order={4} size="h5">
              Beef Pilau
            </Title>
            <Text size="sm" c="var(--ink-soft)">
              Cooked with spices, served with kachumbari
            </Text>
            <Rating value={4.6} reviews={120} />
            <Text className="price">KSh 250</Text>
            <CardActions>
              <Button variant="outline" fullWidth>
                Add to Cart
              </Button>
            </CardActions>
          </Card>
        ))}
      </CardGrid>
      <CardSkeletons text="Loading groceries..." height={80} />
    </Part>
  )
}

function Fields() {
  const [email, setEmail] = useState('amina@')
  const [password, setPassword] = useState('')
  return (
    <Part title="Fields">
      <TextInput label="Full Name" placeholder="Amina Juma" />
      <TextInput label="Price" description="Whole shillings" error="Write a whole number, 0 or more." />
      <EmailInput label="Email" value={email} onAddress={setEmail} />
      <PasswordField label="Password" autoComplete="off" value={password} onChange={setPassword} />
      <NativeSelect size="md" label="Condition" data={['Like new', 'Used']} />
      <Textarea label="Message" size="md" rows={3} />
      <FormActions className="row" submitLabel="Save" onSubmit={nothing} onCancel={nothing} />
    </Part>
  )
}

function Messages() {
  return (
    <Part title="Messages">
      <Callout tone="info" title="You are offline">
        What you write is sent later.
      </Callout>
      <Callout tone="good" title="Your order was sent" />
      <Callout tone="problem" title="Not saved" actions={<Button variant="default">Try again</Button>}>
        The storage of this phone is full.
      </Callout>
      <EmptyState image="/pictures/campus.svg#empty-cart" text="Your cart is empty" />
      <NothingFound text="No groceries found." query="zeppelin" onClear={nothing} />
    </Part>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <TitledSection title={title} className="">
    <Stack gap="sm" mb="lg">
      {children}
    </Stack>
  </TitledSection>
)
