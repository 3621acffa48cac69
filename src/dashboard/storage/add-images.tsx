import { Suspense, useState } from 'react';
import type { KnownImages } from '#dashboard/api/images/image-sources.ts';
import { isOtherService } from '#dashboard/api/http/named-service.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { storageMessages } from './messages/storage-messages.ts';
import classes from './storage-page.module.css';

const ImageDialog = lazyPart(async () => (await import('#dashboard/storage/images/image-dialog.tsx')).ImageDialog);

/** The button for who may add folders of images. Until that is known its place is kept. */
export function AddImages({ images }: { images: KnownImages | undefined }) {
  const words = useMessages(storageMessages);
  const [isOpen, setOpen] = useState(false);
  if (isOtherService()) return null;
  const mayAdd = images?.user_permissions.includes('create') === true;
  return (
    <>
      <Button
        aria-haspopup="dialog"
        className={classes.add}
        data-absent={!mayAdd || undefined}
        onClick={() => setOpen(true)}
      >
        {words.addImages}
      </Button>
      {isOpen && images !== undefined && (
        <Suspense>
          <ImageDialog known={null} offer={images} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
