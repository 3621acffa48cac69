import { MultiSelect, TextInput } from '@mantine/core';
import { partyRoles } from '#contract/exports/publication-values.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Stack } from '#dashboard/ui/looks/stack.tsx';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { orderMessages } from '#dashboard/exports/order/messages/order-messages.ts';
import classes from '#dashboard/exports/order/new-export.module.css';
import { NO_PARTY, type Party } from './publication-form.ts';

interface PartyFieldsProps {
  /** of the button that adds one, to lead to it */
  id: string;
  parties: readonly Party[];
  /** the service's words against a field of a party */
  faultOf: (index: number, field: keyof Party) => string | undefined;
  disabled: boolean;
  onChange: (parties: Party[]) => void;
}

/** People and organisations with their roles. */
export function PartyFields({ id, parties, faultOf, disabled, onChange }: PartyFieldsProps) {
  const words = useMessages(orderMessages).publication;
  const change = (index: number, part: Partial<Party>) =>
    onChange(parties.map((one, at) => (at === index ? { ...one, ...part } : one)));
  return (
    <Stack gap={4} role="group" aria-label={words.parties} className={classes.many}>
      <span className={classes.manyLabel}>{words.parties}</span>
      {parties.map((party, index) => {
        const text = (field: 'given_name' | 'surname' | 'organization' | 'email', label: string) => (
          <TextInput
            size="sm"
            label={label}
            value={party[field] ?? ''}
            error={faultOf(index, field)}
            disabled={disabled}
            onChange={({ currentTarget }) => change(index, { [field]: currentTarget.value })}
          />
        );
        return (
          // A party has no id: its place is what it is.
          // oxlint-disable-next-line react/no-array-index-key
          <Stack key={index} gap={4} role="group" aria-label={words.party(numberText(index + 1))}>
            <div className={classes.pair}>
              {text('given_name', words.givenName)}
              {text('surname', words.surname)}
            </div>
            <div className={classes.pair}>
              {text('organization', words.organization)}
              {text('email', words.email)}
            </div>
            <div className={classes.manyLine}>
              <MultiSelect
                className={classes.grows}
                label={words.roles}
                size="sm"
                comboboxProps={{ transitionProps: { duration: 0 }, hideDetached: false }}
                disabled={disabled}
                data={partyRoles.map((value) => ({ value, label: words.role[value] }))}
                value={party.roles}
                error={faultOf(index, 'roles')}
                onChange={(roles) => change(index, { roles })}
              />
              <Button compact disabled={disabled} onClick={() => onChange(parties.filter((_, at) => at !== index))}>
                {words.remove}
              </Button>
            </div>
          </Stack>
        );
      })}
      <div>
        <Button id={id} compact disabled={disabled} onClick={() => onChange([...parties, NO_PARTY])}>
          {words.addParty}
        </Button>
      </div>
    </Stack>
  );
}
