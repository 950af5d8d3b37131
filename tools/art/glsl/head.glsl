#version 300 es
precision highp float;
precision highp int;
precision highp sampler2D;

uniform vec2 uSize;
uniform vec2 uOrigin;
uniform vec4 uCamera; // half width in world units, distance (0 is orthographic), rise, height / width
uniform vec2 uCentre;
uniform float uPhase;
uniform float uTurn;
uniform vec4 uKnobs;
uniform sampler2D uShape0;
uniform sampler2D uShape1;
uniform sampler2D uShape2;
uniform sampler2D uShape3;
uniform vec2 uHalf0;
uniform vec2 uHalf1;
uniform vec2 uHalf2;
uniform vec2 uHalf3;

layout(location = 0) out vec4 oSurface;
layout(location = 1) out vec4 oGlow;

const float PI = 3.14159265;

// What a surface is made of. Colours are linear.
struct Stuff {
  vec3 base;
  float metal;
  float rough;
  vec3 shine; // light it gives by itself
  float soft; // light that bleeds through it: skin, wax, cloth
  float coat; // clear lacquer above it
  float bump;
  float grain; // size of the bump
};

Stuff stuff(vec3 base, float metal, float rough) {
  return Stuff(base, metal, rough, vec3(0.0), 0.0, 0.0, 0.0, 20.0);
}
