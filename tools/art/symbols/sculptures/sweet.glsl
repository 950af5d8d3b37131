// Sweets of boiled sugar and jelly. Knob x: 0 heart, 1 star, 2 drop, 3 bean, 4 cube. Tints: sugar, inner light.
#define LEAN vec3(0.22, 0.14, 0.0)

float shapeOf(vec3 p) {
  if (uKnobs.x < 0.5) return pillow(heart2(p.xy * 0.63 + vec2(0.0, 0.02)) / 0.63, p.z, 0.46, 0.55);
  if (uKnobs.x < 1.5) {
    float d = star2(p.xy + vec2(0.0, 0.03), 5.0, 0.98, 0.50);
    return pillow(d - 0.02, p.z, 0.40, 0.40);
  }
  if (uKnobs.x < 2.5) {
    vec3 q = p + vec3(0.0, 0.24, 0.0);
    return smin(ball(q, 0.62), horn(q, vec3(0.0, 0.2, 0.0), vec3(0.08, 1.16, 0.0), vec2(0.46, 0.03)), 0.25) * 0.85;
  }
  if (uKnobs.x < 3.5) {
    vec3 q = spin(p, 0.5);
    return vine(q, mat3(vec3(-0.50, -0.16, 0.0), vec3(0.0, 0.52, 0.0), vec3(0.50, -0.16, 0.0)), vec2(0.43, 0.43));
  }
  vec3 q = p;
  q.yz *= rot(0.42);
  q.xz *= rot(0.55);
  float d = box(q, vec3(0.56), 0.16);
  return d + 0.014 * cells(q * 7.0).x;
}

Part body(vec3 p) { return Part(shapeOf(p), 1); }

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  Stuff k = sugar(T0, n, v);
  float low = smoothstep(0.5, -0.8, p.y + 0.3 * p.x);
  k.base = mix(T0 * 0.9, T1, low * 0.75);
  k.shine = mix(k.shine, T1 * 0.42, low * 0.7);
  if (uKnobs.x > 3.5) {
    k.bump = 0.5;
    k.grain = 24.0;
    float crystal = smoothstep(0.24, 0.05, cells(p * 14.0).x);
    k.shine += vec3(0.5) * crystal;
    return k;
  }
  float bubble = smoothstep(0.26, 0.16, cells((p + v * 0.25) * 4.2).x);
  k.shine += T1 * bubble * 0.22;
  return k;
}
