// region card
class PlantMoistureCard extends HTMLElement {
  // The dashboard calls it with what the user has configured, before anything else.
  setConfig(config) {
    if (!config.entity) {
      throw new Error("Choose a moisture sensor.");
    }
    this._config = { thirsty_below: 20, ...config };
    this._shown = undefined;
    if (this._hass) {
      this.hass = this._hass;
    }
  }

  // The dashboard sets it again whenever any state in the home changes.
  set hass(hass) {
    this._hass = hass;
    const state = hass.states[this._config.entity];
    if (state === this._shown && this._bar) {
      return;
    }
    this._shown = state;
    this._build();
    this._update(state);
  }
  // endregion

  // region render
  _build() {
    if (this._bar) {
      return;
    }
    const root = this.attachShadow({ mode: "open" });
    root.innerHTML = `
      <style>
        ha-card { padding: 16px; cursor: pointer; }
        .name { color: var(--primary-text-color); }
        .track {
          height: 8px;
          margin-top: 8px;
          border-radius: 4px;
          background: var(--divider-color);
        }
        .bar { height: 100%; border-radius: 4px; background: var(--info-color); }
        .thirsty { background: var(--warning-color); }
      </style>
      <ha-card tabindex="0" role="button">
        <div class="name"></div>
        <div class="value"></div>
        <div class="track"><div class="bar"></div></div>
      </ha-card>`;
    this._name = root.querySelector(".name");
    this._value = root.querySelector(".value");
    this._bar = root.querySelector(".bar");
    const card = root.querySelector("ha-card");
    card.addEventListener("click", () => this._showDetails());
    card.addEventListener("keydown", ({ key }) => {
      if (key === "Enter") {
        this._showDetails();
      }
    });
  }

  _update(state) {
    const moisture = Number(state?.state);
    const isKnown = state !== undefined && Number.isFinite(moisture);
    const isThirsty = isKnown && moisture < this._config.thirsty_below;
    this._name.textContent =
      this._config.name ||
      state?.attributes.friendly_name ||
      this._config.entity;
    this._value.textContent = state
      ? this._hass.formatEntityState(state) + (isThirsty ? ", needs water" : "")
      : "Entity not found";
    this._bar.style.width = isKnown
      ? `${Math.min(100, Math.max(0, moisture))}%`
      : "0";
    this._bar.classList.toggle("thirsty", isThirsty);
  }
  // endregion

  // region details
  _showDetails() {
    this.dispatchEvent(
      new CustomEvent("hass-more-info", {
        bubbles: true,
        composed: true,
        detail: { entityId: this._config.entity },
      }),
    );
  }
  // endregion

  // region size
  getCardSize() {
    return 2;
  }

  getGridOptions() {
    return { columns: 6, min_columns: 3, rows: 2, min_rows: 2 };
  }
  // endregion

  // region editor
  static getConfigForm() {
    return {
      schema: [
        {
          name: "entity",
          required: true,
          selector: {
            entity: { filter: { domain: "sensor", device_class: "moisture" } },
          },
        },
        { name: "name", selector: { text: {} } },
        {
          name: "thirsty_below",
          default: 20,
          selector: { number: { min: 0, max: 100, unit_of_measurement: "%" } },
        },
      ],
      computeLabel: ({ name }) =>
        ({ thirsty_below: "Needs water below" })[name],
    };
  }

  static getStubConfig(hass) {
    const entity = Object.keys(hass.states).find(
      (id) => hass.states[id].attributes.device_class === "moisture",
    );
    return { entity: entity ?? "" };
  }
}
// endregion

// region register
customElements.define("plant-moisture-card", PlantMoistureCard);

window.customCards = window.customCards || [];
window.customCards.push({
  type: "plant-moisture-card",
  name: "Plant moisture",
  description: "Shows how moist a plant's soil is.",
  preview: true,
});
// endregion
