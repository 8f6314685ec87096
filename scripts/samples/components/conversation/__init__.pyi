from collections.abc import AsyncGenerator, AsyncIterable
from dataclasses import dataclass
from enum import IntFlag
from typing import Any, Literal, TypedDict

from homeassistant.config_entries import ConfigEntry
from homeassistant.core import Context, HomeAssistant
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers import intent, llm
from homeassistant.helpers.restore_state import RestoreEntity

class ConversationEntityFeature(IntFlag):
    CONTROL = ...

@dataclass
class ConversationInput:
    text: str
    context: Context
    conversation_id: str | None
    device_id: str | None
    language: str
    agent_id: str
    extra_system_prompt: str | None = ...
    def as_llm_context(self, conversing_domain: str) -> llm.LLMContext: ...

@dataclass
class ConversationResult:
    response: intent.IntentResponse
    conversation_id: str | None = ...
    continue_conversation: bool = ...

@dataclass
class SystemContent:
    content: str

@dataclass
class UserContent:
    content: str

@dataclass
class AssistantContent:
    agent_id: str
    content: str | None = ...
    tool_calls: list[llm.ToolInput] | None = ...

@dataclass
class ToolResultContent:
    agent_id: str
    tool_call_id: str
    tool_name: str
    tool_result: Any

type Content = SystemContent | UserContent | AssistantContent | ToolResultContent

class AssistantContentDeltaDict(TypedDict, total=False):
    role: Literal["assistant"]
    content: str | None
    tool_calls: list[llm.ToolInput] | None

class ConverseError(HomeAssistantError):
    def as_conversation_result(self) -> ConversationResult: ...

class ChatLog:
    conversation_id: str
    content: list[Content]
    llm_api: llm.APIInstance | None
    @property
    def continue_conversation(self) -> bool: ...
    @property
    def unresponded_tool_results(self) -> bool: ...
    def async_add_assistant_content_without_tools(self, content: AssistantContent) -> None: ...
    def async_add_assistant_content(self, content: AssistantContent) -> AsyncGenerator[ToolResultContent]: ...
    def async_add_delta_content_stream(
        self, agent_id: str, stream: AsyncIterable[AssistantContentDeltaDict]
    ) -> AsyncGenerator[AssistantContent | ToolResultContent]: ...
    async def async_update_llm_data(
        self,
        conversing_domain: str,
        user_input: ConversationInput,
        user_llm_hass_api: str | list[str] | None = ...,
        user_llm_prompt: str | None = ...,
    ) -> None: ...
    async def async_provide_llm_data(
        self,
        llm_context: llm.LLMContext,
        user_llm_hass_api: str | list[str] | None = ...,
        user_llm_prompt: str | None = ...,
        user_extra_system_prompt: str | None = ...,
    ) -> None: ...

class ConversationEntity(RestoreEntity):
    @property
    def supported_languages(self) -> list[str] | Literal["*"]: ...
    async def async_process(self, user_input: ConversationInput) -> ConversationResult: ...
    async def _async_handle_message(
        self, user_input: ConversationInput, chat_log: ChatLog
    ) -> ConversationResult: ...
    async def async_prepare(self, language: str | None = ...) -> None: ...

class AbstractConversationAgent: ...

def async_set_agent(hass: HomeAssistant, config_entry: ConfigEntry, agent: AbstractConversationAgent) -> None: ...
def async_unset_agent(hass: HomeAssistant, config_entry: ConfigEntry) -> None: ...
