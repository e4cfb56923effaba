import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type InvitationInput, invitationInput, type NewInvitation } from '@traiteur/contract/access/administrators.ts';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useUnsavedGuard } from '@traiteur/front/forms/UnsavedWork.tsx';
import { useShowFaults } from '@traiteur/front/forms/use-show-faults.ts';
import { useApi } from '@traiteur/front/front.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { FieldGroup } from '@traiteur/kit/form/FieldGroup.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Button, ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { DraftLine } from '../../form/DraftLine.tsx';
import { LeaveDialog } from '../../form/LeaveDialog.tsx';
import { useFormDraft } from '../../form/use-form-draft.ts';
import { useTo } from '../../use-to.ts';
import { invitationTermsQuery } from './administrator-queries.ts';
import { InvitationLink } from './InvitationLink.tsx';
import { PersonFields } from './PersonFields.tsx';

const blank: InvitationInput = { firstName: '', lastName: '', email: '', locale: 'fr', role: 'kitchen', rights: null };

/** Sends the invitation by mail, or shows a link to hand over where the house sends no mails. */
export default function InvitationForm() {
  const to = useTo();
  const api = useApi();
  const words = useTranslations('invitations');
  const forms = useTranslations('forms');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const terms = useQuery(invitationTermsQuery(api));
  const [invitation, setInvitation] = useState<NewInvitation & { link: string }>();
  const isSent = useRef(false);
  const form = useSchemaForm(invitationInput, blank);
  const { isDirty } = form.formState;
  const leaving = useUnsavedGuard(useCallback(() => isDirty && !isSent.current, [isDirty]));
  const draft = useFormDraft('invitation', form, invitationInput.shape);
  const showFaults = useShowFaults(form);
  async function invite(values: InvitationInput) {
    try {
      const { link, ...invited } = await api.call('administrators', 'inviteAdministrator', {}, values);
      isSent.current = true;
      draft.markSaved();
      await queries.invalidateQueries({ queryKey: nounKeys('administrators').all });
      if (link !== null) return setInvitation({ ...invited, link });
      toast.success(words('sent', { email: invited.email }));
      await navigate(to('administrators'));
    } catch (failure) {
      showFaults(failure);
    }
  }
  return (
    <Screen title={words('title')} subtitle={words('subtitle')}>
      {invitation ? (
        <Card title={words('ready')}>
          <InvitationLink link={invitation.link} name={`${invitation.firstName} ${invitation.lastName}`} />
          <p>
            <ButtonLink to={to('administrators')}>{words('toList')}</ButtonLink>
          </p>
        </Card>
      ) : (
        <Form
          form={form}
          onSubmit={invite}
          actions={
            <>
              <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
                {words('send')}
              </Button>
              <ButtonLink to={to('administrators')}>{forms('cancel')}</ButtonLink>
            </>
          }
        >
          <DraftLine {...draft.line} />
          <FieldGroup>
            <PersonFields />
            <Shown query={terms} shape={<Skeleton width="80%" />}>
              {({ mailed, days }) => (
                <>
                  <p>{words(mailed ? 'mailed' : 'handedOver', { days: String(days) })}</p>
                  {!mailed && (
                    <p>
                      <ButtonLink to={to('administratorAdd')}>{words('typeInstead')}</ButtonLink>
                    </p>
                  )}
                </>
              )}
            </Shown>
          </FieldGroup>
        </Form>
      )}
      <LeaveDialog question={leaving} />
    </Screen>
  );
}
