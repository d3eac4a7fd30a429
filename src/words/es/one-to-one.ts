// Uno a uno: alguien acompaña a alguien.
import type { oneToOne as English } from '../en/one-to-one.ts'

export const oneToOne: typeof English = {
  refusals: {
    cannot_be_asked: 'Ahora no se le puede pedir a esta persona.',
    mentor_not_qualified: 'Aquí, quien acompaña ha completado los cursos que necesitan los líderes.',
    not_your_own_pair: 'Sobre un acompañamiento tuyo decide otro administrador.',
    only_the_asked_agree: 'Solo puede aceptar quien recibió la petición.',
    only_who_added_it: 'Solo quien añadió un paso puede quitarlo.',
    only_who_wrote_it: 'Solo quien escribió una nota puede cambiarla o quitarla.',
    pair_not_active:
      'Ahora no se puede compartir nada aquí: los dos tienen que haber aceptado, y un administrador donde hace falta, y nadie haberlo terminado.',
    pair_not_found: 'No se encontró el acompañamiento.',
    pair_note_not_found: 'No se encontró la nota.',
    pair_rests: 'Este acompañamiento está en pausa. Lo compartido se puede seguir leyendo.',
    pair_step_not_found: 'No se encontró el paso.',
    pair_there: 'Esto ya existe entre ustedes dos: míralo allí.',
    too_many_asked: 'Hoy ya se lo has pedido a muchas personas. Sigue mañana.',
    too_many_notes: 'Aquí no caben más notas. Quita algunas, por favor.',
    too_many_pairs: 'Ya tienes todos los acompañamientos posibles. Termina uno primero.',
    too_many_reports: 'Hoy ya has enviado mucho a los administradores. Llámalos o sigue mañana.',
    too_many_steps: 'Aquí no caben más pasos. Quita algunos, por favor.',
  },

  rules: {
    not_with_yourself: 'No puedes pedírtelo a ti.',
  },

  answers: {
    agreed: 'Has dado tu acuerdo. Los dos reciben el aviso.',
    asked: 'Ya lo has pedido.',
    began: 'Ahora caminan juntos.',
    declined: 'No has dado tu acuerdo. Los dos reciben el aviso.',
    ended: 'El acompañamiento ha terminado.',
    note_changed: 'La nota ha cambiado.',
    note_removed: 'La nota se ha quitado.',
    note_written: 'La nota está guardada.',
    report_closed: 'Esto queda cerrado.',
    reported: 'Los administradores de tu iglesia ya lo tienen.',
    reported_to_nobody:
      'Queda guardado para el próximo administrador de tu iglesia: hoy no hay ninguno aparte de ustedes dos. Habla también con alguien de confianza.',
    step_added: 'El paso se ha añadido.',
    step_removed: 'El paso se ha quitado.',
    step_ticked: 'Hecho.',
    step_unticked: 'La marca se ha quitado.',
    waits: 'Has aceptado. Ahora falta el acuerdo de un administrador de tu iglesia.',
  },
}
