// A brush of bamboo over an ink stone, and the stroke that it has drawn. Tints: bamboo, hair, ink, stone, seal.
#define LEAN vec3(0.16, 0.14, 0.0)

vec3 held(vec3 p) {
  p = spin(p - vec3(-0.10, -0.16, 0.22), 0.62 + 0.05 * sin(uPhase * 2.0 * PI));
  p.yz *= rot(-0.22);
  return p;
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  // An enso: a circle of ink, drawn in one breath.
  vec2 c = p.xy - vec2(0.02, 0.02);
  float a = atan(c.y, c.x), t = fract(a / (2.0 * PI) + 0.36);
  float w = 0.135 * (1.0 - 0.72 * t) * (0.88 + 0.20 * sin(a * 9.0) * sin(a * 5.0 + 1.0));
  float stroke = max(abs(length(c) - 0.70) - w, (t - 0.93) * 2.0);
  float split_ = abs(fract((length(c) - 0.6) * 16.0) - 0.5) - 0.16 * smoothstep(0.45, 0.9, t);
  add(s, plate(max(stroke, -split_ * 0.06 * step(0.5, t)), p.z + 0.22, 0.06, 0.03) * 0.7, 3);
  for (int i = 0; i < 5; i++) {
    float f = float(i);
    vec2 at = vec2(0.62 + 0.10 * sin(f * 2.4), -0.66 + 0.20 * f * 0.5) + 0.10 * vec2(cos(f * 3.1), sin(f * 1.7));
    add(s, egg(p - vec3(at, -0.20), vec3(0.035 + 0.018 * sin(f * 4.0), 0.035, 0.03)), 3);
  }
  // The brush: tip, ferrule, a stem with its knots, a loop.
  vec3 q = held(p);
  float len = clamp((q.y + 0.62) / 0.50, 0.0, 1.0);
  float hair = length(vec2(length(q.xz) - 0.175 * pow(max(sin(PI * pow(len, 0.62) * 0.94), 0.0), 0.75) * (1.0 - 0.10 * len), 0.0));
  float tip = max(length(q.xz) - 0.19 * pow(max(sin(PI * (0.06 + 0.60 * len)), 0.0), 0.85) * smoothstep(0.0, 0.35, len), abs(q.y + 0.37) - 0.27);
  add(s, min(tip, max(hair, 0.02)) * 0.75, 2);
  add(s, rod(q - vec3(0.0, -0.08, 0.0), 0.150, 0.055) - 0.012, 6);
  add(s, rod(q - vec3(0.0, 0.48, 0.0), 0.098, 0.52) - 0.02, 1);
  add(s, ring((q - vec3(0.0, 0.24, 0.0)).xzy, 0.108, 0.026), 1);
  add(s, ring((q - vec3(0.0, 0.66, 0.0)).xzy, 0.108, 0.026), 1);
  add(s, rod(q - vec3(0.0, 1.02, 0.0), 0.095, 0.03) - 0.02, 6);
  add(s, ring(q - vec3(0.0, 1.14, 0.0), 0.075, 0.020), 5);
  // The seal, red, in the corner.
  vec3 e = spin(p - vec3(0.60, -0.56, 0.10), 0.12);
  add(s, box(e, vec3(0.20, 0.20, 0.10), 0.05), 5);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 1) {
    vec3 q = held(p);
    Stuff k = gloss(T0 * (0.82 + 0.22 * noise(vec3(q.x * 40.0, q.y * 3.0, q.z * 40.0))));
    k.shine = T0 * 0.08;
    return k;
  }
  if (id == 2) {
    vec3 q = held(p);
    float wet = smoothstep(-0.22, -0.42, q.y + 0.03 * sin(atan(q.x, q.z) * 9.0));
    Stuff k = plush(mix(T1, INK * 2.0, wet));
    k.base *= 0.85 + 0.2 * sin(atan(q.x, q.z) * 34.0);
    k.coat = 0.9 * wet;
    return k;
  }
  if (id == 3) {
    Stuff k = gloss(T2);
    k.coat = 1.1;
    k.soft = 0.0;
    if (uPhase > 0.0) {
      float a = fract(atan(p.y - 0.02, p.x - 0.02) / (2.0 * PI) + 0.36);
      k.shine = vec3(0.9, 0.75, 0.5) * smoothstep(0.10, 0.0, abs(a - uPhase));
    }
    return k;
  }
  if (id == 5) {
    vec3 e = spin(p - vec3(0.60, -0.56, 0.10), 0.12);
    Stuff k = gloss(T4);
    k.shine = T4 * 0.18;
    vec2 g = abs(e.xy);
    float sign_ = min(min(abs(max(g.x, g.y) - 0.145) - 0.014, max(g.x - 0.016, g.y - 0.10)), max(g.y - 0.016, g.x - 0.075));
    sign_ = min(sign_, max(abs(g.y - 0.075) - 0.014, g.x - 0.055));
    if (sign_ < 0.0 && e.z > 0.05) { k.base = vec3(1.0, 0.93, 0.84); k.shine = vec3(0.4, 0.34, 0.28); }
    return k;
  }
  Stuff k = metal(GOLD, 0.18);
  k.shine = GOLD * 0.08;
  return k;
}
