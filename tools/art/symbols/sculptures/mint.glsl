// A peppermint: a ring of sugar in two colours with a hole. Tints: first, second.
#define LEAN vec3(0.30, 0.18, 0.0)

Part body(vec3 p) {
  float r = length(p.xy);
  float d = length(vec2(max(abs(r - 0.56) - 0.14, 0.0), max(abs(p.z) - 0.06, 0.0))) - 0.20;
  return Part(d, 1);
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  float a = atan(p.y, p.x) + 1.1 * (length(p.xy) - 0.5);
  float stripe = smoothstep(-0.12, 0.12, sin(a * 6.0));
  return sugar(mix(T0, T1, stripe), n, v);
}
