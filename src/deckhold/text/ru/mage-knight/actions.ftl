# Карты действий; карты как цена и как приобретение.

what-other-card = другую карту
what-other-coloured = другую карту, у которой есть цвет
what-other-action = другую карту действия
what-spell = заклинание
what-spell-coloured = { $colour ->
    [red] красное заклинание
    [blue] синее заклинание
    [green] зелёное заклинание
   *[white] белое заклинание
}
what-advanced = особое действие
what-advanced-coloured = { $colour ->
    [red] красное особое действие
    [blue] синее особое действие
    [green] зелёное особое действие
   *[white] белое особое действие
}
in-spell_offer = из числа доступных
in-advanced_offer = из числа доступных
op-discard = сбросьте { $what }
    .inf = сбросить { $what }
op-throw-away = удалите из игры { $what }
    .inf = удалить из игры { $what }
op-gain-to-hand = возьмите на руку { $what } { $where }
    .inf = взять на руку { $what } { $where }
op-gain-to-discard = получите в свой сброс { $what } { $where }
    .inf = получить в свой сброс { $what } { $where }
op-gain-to-deck = получите { $what } { $where }
    .inf = получить { $what } { $where }
op-discard-for = сбросьте { $card }: { $what }
    .inf = сбросить { $card }: { $what }
op-throw-away-for = удалите из игры { $card }: { $what }
    .inf = удалить из игры { $card }: { $what }
op-discard-any = сбросьте сколько угодно других карт: { $what } за каждую
    .inf = сбросить сколько угодно других карт: { $what } за каждую
op-by-card-colour = по её цвету: { $what }
    .inf = по её цвету: { $what }
by-card-colour = { $colour ->
    [red] красная — { $what }
    [blue] синяя — { $what }
    [green] зелёная — { $what }
   *[white] белая — { $what }
}
ask-discard = Какую карту сбросить?
ask-throw-away = Какую карту удалить из игры?
ask-discard-any = { $n ->
    [0] Сбросьте сколько угодно карт, но хотя бы одну.
    [one] Сброшена { $n } карта. Ещё?
    [few] Сброшено { $n } карты. Ещё?
   *[many] Сброшено { $n } карт. Ещё?
}
do-discard = Сбросить: { $card }
do-throw-away = Удалить из игры: { $card }
do-gain-card = Получить: { $card }
do-enough = Достаточно
