import { useMutation, useQueryClient } from '@tanstack/react-query';
import { putPublication, usePublication } from '#dashboard/api/exports/publication.ts';
import type { ExportOffer, OfferedFormat } from '#dashboard/api/exports/use-export-offer.ts';
import { PostError } from '#dashboard/api/http/post-json.ts';
import type { Publication } from '#contract/exports/publication.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { orderMessages } from '#dashboard/exports/order/messages/order-messages.ts';
import type { OrderFaults } from '#dashboard/exports/order/order-faults.ts';
import { takesPublication, type OrderForm } from '#dashboard/exports/order/order-form.ts';
import classes from '#dashboard/exports/order/new-export.module.css';
import { PublicationFields } from './publication-fields.tsx';
import { isSamePublication, sentPublication } from './publication-form.ts';

interface OrderPublicationProps {
  form: OrderForm;
  format: OfferedFormat;
  offer: ExportOffer;
  /** of the order, by the path within the publication */
  faults: OrderFaults['publication'];
  disabled: boolean;
  onChange: (change: Pick<OrderForm, 'publication'>) => void;
}

/** What is kept of a project for its publication, to add to it: who may write can keep that, others send it with the order. */
export function OrderPublication({ form, offer, ...props }: OrderPublicationProps) {
  const { project } = form;
  if (project === null || !takesPublication(props.format, offer)) return null;
  return <PublicationOf {...props} project={project} publication={form.publication} />;
}

interface PublicationOfProps extends Omit<OrderPublicationProps, 'form' | 'offer'> {
  project: string;
  /** as typed; null: what is kept for the project */
  publication: Publication | null;
}

function PublicationOf({ project, format, publication, faults, disabled, onChange }: PublicationOfProps) {
  const words = useMessages(orderMessages).publication;
  const client = useQueryClient();
  const { data, error: unread } = usePublication(project);
  const kept = data?.publication ?? {};
  const written = publication ?? kept;
  const isChanged = !isSamePublication(written, kept);
  const keep = useMutation({
    mutationFn: () => putPublication(client, project, sentPublication(written)),
    onSuccess: () => onChange({ publication: null }),
  });
  const fields = keep.error instanceof PostError ? keep.error.fields : {};
  const change = (next: Publication) => {
    keep.reset();
    onChange({ publication: next });
  };
  if (data === undefined && unread === null) return null;
  const mayWrite = data?.user_permissions.includes('update') === true;
  return (
    <>
      {unread !== null && (
        <p role="alert" className={classes.problem}>
          {words.notRead(unread.message)}
        </p>
      )}
      <PublicationFields
        format={format}
        written={written}
        faultOf={(path) => faults[path] ?? fields[path]}
        disabled={disabled || keep.isPending}
        onChange={change}
      />
      {keep.error !== null && (
        <p role="alert" className={classes.problem}>
          {words.notKept(keep.error.message)}
        </p>
      )}
      {mayWrite && (
        <div className={classes.manyLine}>
          <Button disabled={!isChanged} busy={keep.isPending} onClick={() => keep.mutate()}>
            {words.keep}
          </Button>
          {keep.isSuccess && !isChanged && <Text role="status">{words.kept}</Text>}
        </div>
      )}
      {!mayWrite && isChanged && <Text>{words.ofOrder}</Text>}
    </>
  );
}
