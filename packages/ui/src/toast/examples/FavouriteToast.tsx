import { Button } from '@croupier/ui/Button'
import { ToastProvider } from '@croupier/ui/ToastProvider'
import { useToasts } from '@croupier/ui/useToasts'

const AddFavourite = () => {
  const { show } = useToasts()
  return (
    <Button
      variant="outline"
      onClick={() =>
        show({
          tone: 'success',
          title: 'Added to favourites',
          action: { label: 'Undo', onSelect: () => show({ title: 'Removed again' }) },
        })
      }
    >
      Add to favourites
    </Button>
  )
}

/** Use one provider, near the root of the app. Any component below it can show a message. */
export const FavouriteToast = () => (
  <ToastProvider texts={{ notifications: 'Notifications' }}>
    <AddFavourite />
  </ToastProvider>
)
